import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../../components/useHydrated.ts'
import type { Testimonial } from '../../content/testimonials.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { PlayIcon } from '../../ui/icons/PlayIcon.tsx'
import * as styles from './TestimonialCarousel.css.ts'
import { TestimonialSlide } from './TestimonialSlide.tsx'
import { useCarousel } from './useCarousel.ts'

type TestimonialCarouselProps = { testimonials: readonly Testimonial[]; labelledBy: string }

/**
 * One testimonial at a time; the next follows by itself until someone takes over. Without scripts they stand side by
 * side in a row that scrolls.
 */
export function TestimonialCarousel({ testimonials, labelledBy }: TestimonialCarouselProps) {
  const { t } = useLingui()
  const live = useHydrated()
  const count = testimonials.length
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
        id="testimonials"
        className={styles.slides}
        aria-live={rotating ? 'off' : 'polite'}
        // Without scripts it scrolls, so it must be reachable by keyboard.
        tabIndex={live ? undefined : 0}
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
