import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrate } from '../../app/hydration/hydrate.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import * as styles from './ContactPage.css.ts'
import { keepEarly } from './form/keepEarly.ts'
import { canReceive } from './mail/canReceive.ts'
import { fieldNames } from './mail/fields.ts'

const never = { when: 'never', messages: ['contact'] } as const
const Engraving = hydrate({ ...never, load: () => import('./Engraving.tsx').then(part => part.Engraving) })
const Invitation = hydrate({ ...never, load: () => import('./Invitation.tsx').then(part => part.Invitation) })
const ContactForm = hydrate({
  when: 'visible',
  messages: ['contact'],
  load: () => import('./form/ContactForm.tsx').then(part => part.ContactForm),
})

const WithoutForm = hydrate({
  when: 'visible',
  messages: ['contact'],
  load: () => import('./form/WithoutForm.tsx').then(part => part.WithoutForm),
})

/** The contact page: what happens after a request, and beside it the form. */
export function ContactPage() {
  // A layout effect: ordinary effects end after the form has left the page.
  useLayoutEffect(() => keepEarly('CPI', fieldNames), [])
  const [isReceived, setIsReceived] = useState(true)
  useEffect(() => void canReceive().then(setIsReceived), [])
  return (
    <div className={styles.page}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.words}>
            <Invitation />
          </div>
          <div id="CPI" className={styles.form}>
            {isReceived ? <ContactForm /> : <WithoutForm />}
          </div>
        </div>
      </Wrap>
      <Engraving />
    </div>
  )
}
