import { createContext, useContext } from 'react'

/** What a page shows, which its route has read; `ahead` where it is rendered before the visitor comes to it. */
export type PageData = { data?: unknown; ahead?: boolean }

export const PageDataContext = createContext<PageData>({})

/** What the page shows, as its route's `read` gave it. */
export const usePageData = <Data>(): Data => useContext(PageDataContext).data as Data
