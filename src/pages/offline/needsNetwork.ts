import { msg } from '@lingui/core/macro'

/** Said of links that lead nowhere without a connection. */
export const needsNetwork = msg({
  message: `Demande une connexion`,
  comment: 'said of a link, while there is no connection',
})
