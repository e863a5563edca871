import { hydrate } from '../../components/hydrate.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

const never = { when: 'never', messages: ['paymentChecker'] } as const
const Intro = hydrate({ ...never, load: () => import('./Intro.tsx').then(part => part.Intro) })
const Questions = hydrate({ ...never, load: () => import('./Questions.tsx').then(part => part.Questions) })
const Checker = hydrate({
  when: 'visible',
  messages: ['paymentChecker'],
  load: () => import('./Checker.tsx').then(part => part.Checker),
})

/** The checker of payment files, and how it judges. */
export function PaymentCheckerPage() {
  return (
    <>
      <Intro />
      <Wrap>
        <Checker />
      </Wrap>
      <Questions />
    </>
  )
}
