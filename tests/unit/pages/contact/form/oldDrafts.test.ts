// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openDraft } from '../../../../../src/pages/contact/form/draft.ts'
import { deleteOldDrafts } from '../../../../../src/pages/contact/form/oldDrafts.ts'

const day = 86_400_000

beforeEach(() => localStorage.clear())

const daysAgo = (days: number) => openDraft(() => Date.now() - days * day)

test('a draft of 30 days is deleted on whichever page the visitor comes back to', async () => {
  daysAgo(30).keep({ message: 'Bonjour' })
  expect(localStorage.length).toBe(1)
  deleteOldDrafts()
  await vi.waitFor(() => expect(localStorage.length).toBe(0))
})

test('a draft of six days stays', async () => {
  daysAgo(6).keep({ message: 'Bonjour' })
  deleteOldDrafts()
  await vi.dynamicImportSettled()
  expect(localStorage.length).toBe(1)
})
