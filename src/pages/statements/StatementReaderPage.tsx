import { hydrate } from '../../app/hydration/hydrate.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'

const never = { when: 'never', messages: ['statements'] } as const
const Intro = hydrate({ ...never, load: () => import('./reader/Intro.tsx').then(part => part.Intro) })
const Questions = hydrate({
  ...never,
  load: () => import('./reader/Questions.tsx').then(part => part.Questions),
})
const Reader = hydrate({
  when: 'visible',
  messages: ['statements'],
  load: () => import('./reader/Reader.tsx').then(part => part.Reader),
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
