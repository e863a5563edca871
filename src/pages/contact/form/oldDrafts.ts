/** Deletes expired drafts of the contact form, on whichever page the visitor comes back to. */
export function deleteOldDrafts(): void {
  try {
    // The code is fetched only if there is something to delete.
    if (!Object.keys(localStorage).some(key => key.startsWith('balancier-draft-'))) return
  } catch {
    return
  }
  // Opening the drafts deletes those that have expired.
  import('./draft.ts').then(({ openDraft }) => openDraft()).catch(() => {})
}
