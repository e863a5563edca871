import { fileTests } from './studio/files.ts'
import { backHome } from './studio/parts.ts'
import { textTests } from './studio/texts.ts'
import { test } from './support/studio.ts'

// One studio for all: it compiles the site as it is asked for.
test.describe.configure({ mode: 'default', timeout: 180_000 })

// A picture of eight thousand elements at each step takes longer than the step.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false } })

test.beforeEach(({ page }) => backHome(page))

textTests()
fileTests()
