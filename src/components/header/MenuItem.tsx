import { useLingui } from '@lingui/react/macro'
import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../../app/hydration/useHydrated.ts'
import { localizePath } from '../../i18n/paths.ts'
import { menuTitles } from '../navigation.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useLocale } from '../useLocale.ts'
import * as styles from './HeaderNav.css.ts'
import { isPointedAt, linkAfterKey, onEscape } from './menuInput.ts'
import { typeahead } from './typeahead.ts'

export type MenuName = keyof typeof menuTitles

type MenuItemProps = {
  name: MenuName
  /** Whether the current page belongs to this menu. */
  current: boolean
  opened: MenuName | undefined
  setOpened: Dispatch<SetStateAction<MenuName | undefined>>
  /** The number of links in a row of the panel, for the arrow keys. */
  columns: number
  children: ReactNode
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/**
 * An entry of the navigation with a panel of links, which opens on hover, keyboard focus and click; only one is open at
 * a time. Until the header has hydrated, and without scripts, the entry is a link to the overview of its pages.
 */
export function MenuItem({ name, current, opened, setOpened, columns, children }: MenuItemProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const isOpen = opened === name
  const item = useRef<HTMLLIElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** A click or Enter after hover or focus has opened the panel keeps it open; only the next one closes it. */
  const wasClicked = useRef(false)
  const [find] = useState(typeahead)

  const open = () => setOpened(name)
  const close = () => setOpened(now => (now === name ? undefined : now))

  useEffect(() => {
    // The pointer or the focus was there before the code.
    if (item.current && isPointedAt(item.current)) setOpened(name)
  }, [name, setOpened])

  useEffect(() => {
    if (!isOpen) return
    const stop = onEscape(() => {
      if (item.current?.matches(':focus-within')) entry.current?.focus()
      setOpened(undefined)
    })
    return () => {
      stop()
      wasClicked.current = false
    }
  }, [isOpen, setOpened])

  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    const keep = !isOpen || !wasClicked.current
    wasClicked.current = keep
    if (keep) open()
    else close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isOnEntry = event.target === entry.current
    if (isOnEntry && event.key === 'ArrowDown') {
      event.preventDefault()
      flushSync(open)
      panel.current?.querySelector('a')?.focus()
    } else if (isOnEntry && event.key === ' ') {
      event.preventDefault()
      entry.current?.click()
    } else if (panel.current) {
      const link = linkAfterKey(event, panel.current, { columns, find })
      if (!link) return
      event.preventDefault()
      // Not for the bar, which arrow keys move along too.
      event.stopPropagation()
      link.focus()
    }
  }

  const id = `menu-${name}`
  return (
    <li
      ref={item}
      className={`${styles.item} ${styles.menuItem[name]}`}
      onPointerEnter={event => isMouse(event) && open()}
      onPointerLeave={event => isMouse(event) && !panel.current?.matches(':focus-within') && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) close()
      }}
      onClick={({ target }) => panel.current?.contains((target as Element).closest('a')) && close()}
      onKeyDown={onKeyDown}
    >
      <a
        ref={entry}
        href={localizePath(`/${name}`, locale)}
        data-menu=""
        {...(isHydrated && {
          role: 'button',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
        })}
        aria-current={current ? 'true' : undefined}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        onClick={toggle}
        className={styles.entry}
      >
        {i18n._(menuTitles[name])}
        <Icon name="chevron" size={12} />
      </a>
      {isOpen && (
        <div ref={panel} id={id} className={`${styles.panel} ${styles.width[name]}`}>
          {children}
        </div>
      )}
    </li>
  )
}
