import { hydrate } from '../../app/hydration/hydrate.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'

const never = { when: 'never', messages: ['payments'] } as const
const Intro = hydrate({ ...never, load: () => import('./checker/Intro.tsx').then(part => part.Intro) })
const Questions = hydrate({
  ...never,
  load: () => import('./checker/Questions.tsx').then(part => part.Questions),
})
const Checker = hydrate({
  when: 'visible',
  messages: ['payments'],
  load: () => import('./checker/Checker.tsx').then(part => part.Checker),
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
