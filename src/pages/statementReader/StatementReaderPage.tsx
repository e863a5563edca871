import { hydrate } from '../../components/hydrate.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'

const never = { when: 'never', messages: ['statementReader'] } as const
const Intro = hydrate({ ...never, load: () => import('./Intro.tsx').then(part => part.Intro) })
const Questions = hydrate({ ...never, load: () => import('./Questions.tsx').then(part => part.Questions) })
const Reader = hydrate({
  when: 'visible',
  messages: ['statementReader'],
  load: () => import('./Reader.tsx').then(part => part.Reader),
})

/** The reader of bank statements, and how it reads. */
export function StatementReaderPage() {
  return (
    <>
      <Intro />
      <Wrap>
        <Reader />
      </Wrap>
      <Questions />
    </>
  )
}
