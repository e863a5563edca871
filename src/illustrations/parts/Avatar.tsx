import type { Person } from '../cast.ts'
import * as styles from './Avatar.css.ts'

type AvatarProps = { person: Person; state: keyof typeof styles.state }

/** A signatory by initials: full when the signature is there or routine, ringed in crimson when it is awaited. */
export const Avatar = ({ person, state }: AvatarProps) => (
  <span className={styles.state[state]}>{person.initials}</span>
)
