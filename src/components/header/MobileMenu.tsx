import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { holdModal } from '../modal.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Brand } from './Brand.tsx'
import * as styles from './MobileMenu.css.ts'
import { MobileMenuLinks } from './MobileMenuLinks.tsx'
import { isPopoverOpen } from './popover.ts'

const panelId = 'mobile-menu'

/**
 * The navigation on narrow screens: a button and a full-height panel. Before hydration, and without scripts, the
 * browser opens the panel as the button’s popover.
 */
export function MobileMenu() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  // Read before React replaces a panel that a browser's translator has changed, and again once it is hydrated.
  const [wasOpen] = useState(() => !import.meta.env.SSR && isPopoverOpen(panelId))
  useEffect(() => {
    if (wasOpen || isPopoverOpen(panelId)) setOpen(true)
  }, [wasOpen])
  useEffect(() => {
    const element = panel.current
    if (!open || !element) return
    return holdModal(element, by => {
      setOpen(false)
      if (by === 'escape') toggle.current?.focus()
    })
  }, [open])
  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-label={t`Menu`}
        aria-expanded={open}
        aria-controls={panelId}
        popoverTarget={panelId}
        onPointerDown={() => panel.current?.toggleAttribute('data-pressed', true)}
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
        className={styles.toggle}
      >
        <Icon name="menu" size={20} />
      </button>
      <div
        ref={panel}
        id={panelId}
        role="dialog"
        aria-label={t`Menu`}
        aria-modal={open || undefined}
        popover={open ? undefined : 'auto'}
        data-open={open || undefined}
        className={styles.panel}
      >
        <div className={styles.bar}>
          <Brand />
          <IconButton label={t`Fermer le menu`} plain hides={panelId} onClick={close}>
            <Icon name="close" size={20} />
          </IconButton>
        </div>
        <MobileMenuLinks />
      </div>
    </>
  )
}
