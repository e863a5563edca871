import type { Messages } from '@lingui/core'

/** Every catalog by its path. In a module of its own, because hydration needs none of them. */
export const catalogTable = import.meta.glob<{ messages: Messages }>('../../locales/*/**/*.po')
