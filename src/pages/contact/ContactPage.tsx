import { useLayoutEffect } from 'react'
import { keepEarly } from '../../browser/keepEarly.ts'
import { fieldNames } from '../../mail/fields.ts'
import { livePart, stillPart } from '../../site/parts.tsx'
import { PaintMark } from '../../ui/PaintMark.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import * as styles from './ContactPage.css.ts'

const Engraving = stillPart(() => import('./Engraving.tsx').then(part => part.Engraving))
const Invitation = stillPart(() => import('./Invitation.tsx').then(part => part.Invitation))
const place = 'part-form'
const ContactForm = livePart({
  id: place,
  areas: ['contact'],
  load: () => import('./ContactForm.tsx').then(part => part.ContactForm),
})

/** The contact page: what happens after one has written, and beside it the form. */
export function ContactPage() {
  // Not an ordinary effect: those end when the form is out of the page already.
  useLayoutEffect(() => keepEarly(place, fieldNames), [])
  return (
    <div className={styles.page}>
      <Engraving />
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.words}>
            <Invitation />
          </div>
          <div id="CPI" className={styles.form}>
            <ContactForm />
          </div>
        </div>
      </Wrap>
      <PaintMark />
    </div>
  )
}
