import type { ReactNode } from 'react'
import * as styles from './Faq.css.ts'
import { SplitSection } from './SplitSection.tsx'

type FaqProps = { title: string; items: readonly { question: string; answer: ReactNode }[] }

/** Three to five questions of buyers, the first one open. Works without scripts. */
export const Faq = ({ title, items }: FaqProps) => (
  <SplitSection id="questions" title={title}>
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles.item} open={index === 0}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </SplitSection>
)
