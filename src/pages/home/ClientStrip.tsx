import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { PlayIcon } from '../../components/ui/icons/PlayIcon.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { useTabStop } from '../../components/useTabStop.ts'
import { metrics } from '../../content/metrics.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './ClientStrip.css.ts'
import { clients } from './clients.ts'
import { type Marquee, startMarquee } from './marquee.ts'
import { useHold } from './useHold.ts'
import { useMotion } from './useMotion.ts'
import { Wordmark } from './Wordmark.tsx'

/**
 * State of a marquee: `moving` while there is one at all, which is where motion is allowed, and `playing` unless its
 * button has stopped it. Pointer and focus hold it.
 */
function useMarquee() {
  const track = useRef<HTMLDivElement>(null)
  const marquee = useRef<Marquee>(undefined)
  const moving = useMotion()
  const [playing, setPlaying] = useState(true)
  const { held, release, handlers } = useHold()

  useEffect(() => {
    if (!moving || !track.current) return
    const started = startMarquee(track.current)
    marquee.current = started
    return started.stop
  }, [moving])

  useEffect(() => {
    if (moving) marquee.current?.run(playing && !held)
  }, [moving, playing, held])

  const toggle = () => {
    setPlaying(!playing)
    if (!playing) release()
  }
  return { track, moving, playing, toggle, handlers }
}

const copy = clients.map(client => (
  <li key={client.id}>
    <Wordmark client={client} />
  </li>
))

/** Logos of clients in a marquee that can be stopped. */
export function ClientStrip() {
  const { t } = useLingui()
  const locale = useLocale()
  const { track, moving, playing, toggle, handlers } = useMarquee()
  const count = metrics(locale).get('clients')?.text
  const { name } = site(locale)
  // A scrollable region must be focusable; with the marquee it does not scroll.
  const view = useRef<HTMLElement>(null)
  const tabStop = useTabStop(view, !moving)
  return (
    <Wrap as="section">
      <div className={styles.strip} data-moving={moving} {...handlers}>
        <div className={styles.head}>
          <Text size="small" tone="muted">
            <Trans comment="{count} is the number of clients, {name} the name of the product">
              {count} directions financières d’entreprises et de groupes travaillent avec {name}.
            </Trans>{' '}
            <Trans>Clients fictifs, à titre d’illustration.</Trans>
          </Text>
          <div className={styles.control}>
            <IconButton
              plain
              label={playing ? t`Arrêter le défilement des logos` : t`Faire défiler les logos`}
              onClick={toggle}
            >
              <PlayIcon playing={playing} />
            </IconButton>
          </div>
        </div>
        <section
          ref={view}
          className={styles.view}
          aria-label={tabStop.tabIndex === undefined ? undefined : t`Clients`}
          {...tabStop}
        >
          <div ref={track} className={styles.track}>
            <ul className={styles.copy}>{copy}</ul>
            {moving && (
              <ul className={styles.copy} aria-hidden="true">
                {copy}
              </ul>
            )}
          </div>
        </section>
      </div>
    </Wrap>
  )
}
