import { useLingui } from '@lingui/react/macro'
import { menuTitles, modules, services } from '../../components/navigation.ts'

/** Gives what kind of page an address is, for those that have one: a module of the solution, or a service. */
export function useKind(): (path: string) => string | undefined {
  const { i18n, t } = useLingui()
  return path => {
    if (modules.some(module => module.path === path)) return i18n._(menuTitles.solution)
    if (services.some(service => service.path === path))
      return t({ message: `Service`, comment: 'beside a search result: this page presents a service' })
    return undefined
  }
}
