import { useLingui } from '@lingui/react/macro'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef } from 'react'
import { lazyEffect } from '../../lib/lazyEffect.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { menuTitles } from '../navigation.ts'
import * as styles from './HeaderNav.css.ts'

export type MenuName = keyof typeof menuTitles

type MenuItemProps = {
  name: MenuName
  /** Whether the current page belongs to this menu. */
  current: boolean
  opened: MenuName | undefined
  setOpened: Dispatch<SetStateAction<MenuName | undefined>>
  children: ReactNode
}

/** A disclosure of the navigation; only one is open at a time. Without scripts it opens on hover and focus. */
export function MenuItem({ name, current, opened, setOpened, children }: MenuItemProps) {
  const { i18n } = useLingui()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = item.current
    if (!element) return
    const set = (open: boolean) => setOpened(now => (open ? name : now === name ? undefined : now))
    return lazyEffect(async () => (await import('./disclosure.ts')).watchDisclosure(element, set))
  }, [name, setOpened])
  const id = `menu-${name}`
  return (
    <li ref={item} className={`${styles.item} ${styles.menuItem[name]}`}>
      <button
        type="button"
        aria-expanded={opened === name}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        className={styles.entry}
      >
        {i18n._(menuTitles[name])}
        <Icon name="chevron" size={12} />
      </button>
      <div
        id={id}
        className={`${styles.panel} ${styles.width[name]}`}
        data-columns={name === 'solution' ? 4 : 1}
      >
        {children}
      </div>
    </li>
  )
}
