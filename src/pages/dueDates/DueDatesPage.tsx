import { hydrate } from '../../app/hydration/hydrate.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'

const never = { when: 'never', messages: ['dueDates'] } as const
const Intro = hydrate({ ...never, load: () => import('./calculator/Intro.tsx').then(part => part.Intro) })
const Rules = hydrate({ ...never, load: () => import('./calculator/Rules.tsx').then(part => part.Rules) })
const Calculator = hydrate({
  when: 'visible',
  messages: ['dueDates'],
  load: () => import('./calculator/Calculator.tsx').then(part => part.Calculator),
})
const InvoiceList = hydrate({
  when: 'visible',
  messages: ['dueDates'],
  load: () => import('./calculator/InvoiceList.tsx').then(part => part.InvoiceList),
})

/** The calculator of due dates and late interest, and the rules it follows. */
export function DueDatesPage() {
  return (
    <>
      <Intro />
      <Wrap>
        <Calculator />
        <InvoiceList />
      </Wrap>
      <Rules />
    </>
  )
}
