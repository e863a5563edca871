import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from './links.tsx'
import { demo } from './navigation.ts'

/** Links to the contact form; `primary` at most once in view, `secondary` where another one is in sight. */
export function DemoButton({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const { i18n } = useLingui()
  return (
    <ButtonLink to={demo.path} tone={tone} arrow>
      {i18n._(demo.label)}
    </ButtonLink>
  )
}
