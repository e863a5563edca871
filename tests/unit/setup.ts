import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// React asks for it where tests run without global hooks.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

// jsdom cannot scroll, and says so each time.
window.scrollTo = () => {}
