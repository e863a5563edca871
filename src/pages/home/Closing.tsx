import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { Section } from '../../ui/Section.tsx'

/** The offer that closes the page. */
export const Closing = () => (
  <Section space="none">
    <ClosingBlock />
  </Section>
)
