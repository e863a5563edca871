import { createFileRoute } from '@tanstack/react-router'
import { UnknownPage } from '../pages/overview/UnknownPage.tsx'
import { loadUnknown, unknownHead } from '../pages/overview/unknownHead.ts'

export const Route = createFileRoute('/$')({
  loader: ({ context, location }) => loadUnknown(context, location.pathname),
  head: ({ match }) => unknownHead(match.context, match.pathname),
  component: UnknownPage,
})
