import type { Person } from '../cast.ts'
import * as styles from './parts.css.ts'

type AvatarProps = { person: Person; state: keyof typeof styles.avatarState }

/** A signatory by initials: full when the signature is there or routine, ringed in crimson when it is awaited. */
export const Avatar = ({ person, state }: AvatarProps) => (
  <span className={styles.avatarState[state]}>{person.initials}</span>
)
