import { Trans, useLingui } from '@lingui/react/macro'
import type { Testimonial } from '../../content/testimonials.ts'
import { Text } from '../../ui/Text.tsx'
import { clients } from './clients.ts'
import * as styles from './TestimonialSlide.css.ts'
import { Wordmark } from './Wordmark.tsx'

type TestimonialSlideProps = { testimonial: Testimonial; label: string; current: boolean }

/** What one client says, with its logo if there is one. */
export function TestimonialSlide({ testimonial, label, current }: TestimonialSlideProps) {
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
