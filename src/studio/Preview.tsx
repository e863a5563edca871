import { useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../components/ui/layout/VisuallyHidden.tsx'
import { defaultLocale, type Locale, localeTable } from '../i18n/locales.ts'
import { localizePath } from '../i18n/paths.ts'
import { keysOf } from './commands.ts'
import * as styles from './Preview.css.ts'
import type { usePage } from './usePage.ts'

/** The widths of the preview, in pixels. */
export const widths = [
  { name: 'Desktop', pixels: 1280 },
  { name: 'Tablet', pixels: 768 },
  { name: 'Phone', pixels: 390 },
] as const

type PreviewProps = {
  page: ReturnType<typeof usePage>
  locale: Locale
  /** The selected width. */
  width: number
  onWidth: (width: number) => void
}

/** The running page at the selected width, scaled down if it does not fit. */
export function Preview({ page, locale, width, onWidth }: PreviewProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [first] = useState(() => localizePath('/', locale))
  const { pixels } = widths[width] ?? widths[0]
  const { frame, state, picking, setPicking } = page

  useLayoutEffect(() => {
    const scaleFrame = () => {
      if (!stage.current || !frame.current) return
      const { clientWidth, clientHeight } = stage.current
      const scale = Math.min(1, clientWidth / pixels)
      Object.assign(frame.current.style, {
        width: `${pixels}px`,
        height: `${clientHeight / scale}px`,
        transform: `translateX(${(clientWidth - pixels * scale) / 2}px) scale(${scale})`,
      })
    }
    const observer = new ResizeObserver(scaleFrame)
    if (stage.current) observer.observe(stage.current)
    scaleFrame()
    return () => observer.disconnect()
  }, [pixels, frame])

  return (
    <section aria-label="Page" className={styles.preview}>
      <div className={styles.tools}>
        <code className={styles.path}>
          {state.locale ? localizePath(state.path, state.locale as Locale) : '…'}
        </code>
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>Width</legend>
          {widths.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={styles.option}
              aria-pressed={index === width}
              onClick={() => onWidth(index)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>Language of the page</legend>
          {[...new Set<Locale>([defaultLocale, locale])].map(one => (
            <button
              key={one}
              type="button"
              className={styles.option}
              aria-pressed={state.locale === one}
              lang={one}
              onClick={() => page.go(state.path, one)}
            >
              {localeTable[one].short} <VisuallyHidden>{localeTable[one].name}</VisuallyHidden>
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.option}
          aria-pressed={picking}
          aria-keyshortcuts={keysOf('pick')}
          onClick={() => setPicking(!picking)}
        >
          Pick texts
        </button>
        <span className={styles.delay} role="note">
          {state.delay !== undefined && `shown after ${Math.round(state.delay)} ms`}
        </span>
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe ref={frame} title="The running page" className={styles.frame} src={first} data-pane="page" />
      </div>
    </section>
  )
}
