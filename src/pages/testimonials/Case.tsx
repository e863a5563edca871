import { Trans } from '@lingui/react/macro'
import { TextLink } from '../../components/links.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { Testimonial } from '../../content/testimonials.ts'
import * as styles from './Case.css.ts'

/** How large a client is, what its case tells, and the link that leads there. */
export type CaseText = { size: string; text: string; link: string; id: string }

type CaseProps = { testimonial: Testimonial; caseText?: CaseText }

/** What one client says, who says it, and what the case adds in figures. */
export function Case({ testimonial, caseText }: CaseProps) {
  const { quote, name, title, company, illustrative } = testimonial
  return (
    <section className={styles.row} data-reveal="">
      <div className={styles.client}>
        <Heading level={2} size="subheading">
          {company}
        </Heading>
        {caseText && (
          <Text size="small" tone="soft">
            {caseText.size}
          </Text>
        )}
        {illustrative && (
          <Text size="small" tone="muted">
            <Trans>Client fictif, à titre d’illustration</Trans>
          </Text>
        )}
      </div>
      <figure className={styles.words}>
        <blockquote className={styles.quote}>
          <Trans comment="A quotation in its quotation marks">« {quote} »</Trans>
        </blockquote>
        <figcaption className={styles.author}>
          <b>{name}</b> {title && <span>{title}</span>}
        </figcaption>
      </figure>
      {caseText && (
        <div className={styles.more}>
          <Text tone="soft">{caseText.text}</Text>
          <TextLink to="/blog-post-{$id}" params={{ id: caseText.id }}>
            {caseText.link}
          </TextLink>
        </div>
      )}
    </section>
  )
}
