/**
 * Imports a module when it is needed, by a path that Vite cannot see: what Vite finds in its configuration makes the
 * server restart when it changes, and all drawing code and the brand's colors would be part of it.
 */
export const outsideConfig = <Module>(url: URL): Promise<Module> => import(url.href)
