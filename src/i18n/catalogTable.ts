import type { Messages } from '@lingui/core'

/** Every catalogue by its path. It stands apart because hydration needs none of them. */
export const catalogueTable = import.meta.glob<{ messages: Messages }>('../../locales/*/**/*.po')
