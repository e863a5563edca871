import { createFileRoute } from '@tanstack/react-router'
import { isoMigrationHead, loadIsoMigration } from '../pages/isoMigration/isoMigrationHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/migration-iso-20022')({
  loader: ({ context }) => whenFresh(() => loadIsoMigration(context)),
  head: ({ match }) => freshHead(() => isoMigrationHead(match.context)),
  component: stillPart(() =>
    import('../pages/isoMigration/IsoMigrationPage.tsx').then(page => page.IsoMigrationPage),
  ),
})
