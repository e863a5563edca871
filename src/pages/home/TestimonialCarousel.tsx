import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../app/hydration/useHydrated.ts'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { PlayIcon } from '../../components/ui/icons/PlayIcon.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useTabStop } from '../../components/useTabStop.ts'
import type { Testimonial } from '../../content/testimonials.ts'
import { clients } from './clients.ts'
import * as styles from './TestimonialCarousel.css.ts'
import { around, rotate } from './testimonialRotation.ts'
import { useHold } from './useHold.ts'
import { useMotion } from './useMotion.ts'
import { Wordmark } from './Wordmark.tsx'

type TestimonialSlideProps = { testimonial: Testimonial; label: string; current: boolean }

/** One testimonial, with the client's logo if there is one. */
function TestimonialSlide({ testimonial, label, current }: TestimonialSlideProps) {
  const { t } = useLingui()
  const { quote, name, title, company, illustrative } = testimonial
  const client = clients.find(known => known.name === company)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no fieldset
    <div
      role="group"
      aria-roledescription={t({ message: `diapositive`, comment: 'what screen readers call it: a slide' })}
      aria-label={label}
      className={styles.slide}
      data-current={current}
    >
      <div className={styles.client}>
        {client && <Wordmark client={client} />}
        {illustrative && (
          <Text size="small" tone="muted">
            <Trans>Client fictif, à titre d’illustration</Trans>
          </Text>
        )}
      </div>
      <blockquote className={styles.quote}>
        <Trans comment="A quotation in its quotation marks">« {quote} »</Trans>
      </blockquote>
      <div className={styles.author}>
        <p className={styles.name}>{name}</p>
        <Text size="small" tone="soft">
          {[title, company].filter(Boolean).join(', ')}
        </Text>
      </div>
    </div>
  )
}

/**
 * State of a carousel of `count` slides that rotates by itself, if the visitor allows motion, until someone takes over:
 * the arrows stop it for good, pointer and focus hold it, its own button stops it and starts it again.
 */
function useCarousel(count: number) {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const motion = useMotion()
  const { held, release, handlers } = useHold()
  const playing = choice ?? motion
  const rotating = playing && !held

  useEffect(() => {
    if (rotating) return rotate(() => setIndex(current => around(current, 1, count)))
  }, [rotating, count])

  return {
    index,
    playing,
    rotating,
    handlers,
    toggle() {
      setChoice(!playing)
      if (!playing) release()
    },
    go(step: 1 | -1) {
      setChoice(false)
      setIndex(around(index, step, count))
    },
  }
}

type TestimonialCarouselProps = { testimonials: readonly Testimonial[]; labelledBy: string }

/**
 * One testimonial at a time; the next follows by itself until someone takes over. Without scripts they stand side by
 * side in a row that scrolls.
 */
export function TestimonialCarousel({ testimonials, labelledBy }: TestimonialCarouselProps) {
  const { t } = useLingui()
  const live = useHydrated()
  const count = testimonials.length
  const slides = useRef<HTMLDivElement>(null)
  const tabStop = useTabStop(slides, !live)
  const { index, playing, rotating, handlers, toggle, go } = useCarousel(count)
  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={t({ message: `carrousel`, comment: 'what screen readers call it: a carousel' })}
      className={styles.carousel}
      data-live={live}
      {...handlers}
    >
      <div className={styles.controls}>
        <IconButton
          label={playing ? t`Arrêter la rotation des témoignages` : t`Faire tourner les témoignages`}
          controls="testimonials"
          onClick={toggle}
        >
          <PlayIcon playing={playing} />
        </IconButton>
        <span className={styles.place} aria-hidden="true">
          {`${index + 1} / ${count}`}
        </span>
        <IconButton label={t`Témoignage précédent`} controls="testimonials" onClick={() => go(-1)}>
          <Icon name="arrowBack" />
        </IconButton>
        <IconButton label={t`Témoignage suivant`} controls="testimonials" onClick={() => go(1)}>
          <Icon name="arrowForward" />
        </IconButton>
      </div>
      <div
        ref={slides}
        id="testimonials"
        className={styles.slides}
        aria-live={rotating ? 'off' : 'polite'}
        // Without scripts it scrolls, so it must be reachable by keyboard.
        {...tabStop}
      >
        {testimonials.map((testimonial, place) => (
          <TestimonialSlide
            key={testimonial.id}
            testimonial={testimonial}
            label={t({
              message: `${place + 1} sur ${count}`,
              comment: 'place of a slide among all: 1 of 3',
            })}
            current={place === index}
          />
        ))}
      </div>
    </section>
  )
}
