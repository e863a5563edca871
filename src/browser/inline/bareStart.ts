import './language.ts'
import './start.ts'

// Stands inline in the pages at bare addresses.
