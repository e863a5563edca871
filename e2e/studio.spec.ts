import { fileTests } from './studio/files.ts'
import { backHome } from './studio/parts.ts'
import { textTests } from './studio/texts.ts'
import { test } from './support/studio.ts'

// One studio for all tests: it compiles the site on demand.
test.describe.configure({ mode: 'default', timeout: 180_000 })

// A trace snapshot of eight thousand elements takes longer than the step itself.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false } })

test.beforeEach(({ page }) => backHome(page))

textTests()
fileTests()
