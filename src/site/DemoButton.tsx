import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { demo } from './navigation.ts'
import { useHref } from './useHref.ts'

/** The way to a demonstration; `primary` once a view, `secondary` where another one is in sight. */
export function DemoButton({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const { i18n } = useLingui()
  const href = useHref()
  return (
    <ButtonLink href={href(demo.path)} tone={tone} arrow>
      {i18n._(demo.label)}
    </ButtonLink>
  )
}
