import { signature } from '../parts/Signature.css.ts'

/** Another hand than the one of `Signature`: round and in one stroke. */
export const SecondSignature = () => (
  <svg className={signature} aria-hidden="true" viewBox="0 0 160 48">
    <path
      strokeWidth={1.7}
      d="M17 39c2-12 8-31 15-32 8-1 9 13-2 18-6 3-12 2-13-1 7 5 17 12 24 12 6 0 8-13 13-13 4 0-2 12 2 12 5 0 8-13 12-13 4 1-1 11 3 12 6 1 12-27 19-27 4 1-6 23-2 26 4 2 8-12 13-11 4 1-2 10 2 11 5 0 7-10 11-10 3 1 0 8 4 8 9 0 17-3 30-9"
    />
  </svg>
)
