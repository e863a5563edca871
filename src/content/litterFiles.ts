/** Names of files that systems and editors leave behind, compared without regard to case. */
const litter = [
  // Windows and macOS: thumbnails, folder settings, resource forks.
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|\.ds_store|icon\r)$/,
  /^\._/,
  // Emacs: locks (symbolic links that lead nowhere) and automatic saves.
  /^\.#/,
  /^#.*#$/,
  // Vim and nano: swap files, and the test file with which Vim checks whether a folder is writable.
  /^\..*\.sw[a-p]$/,
  /^4913$/,
  // LibreOffice and Microsoft Office: locks.
  /^\.~lock\./,
  /^~\$/,
  // Backup files of editors and merge tools.
  /~$/,
  /\.(?:orig|rej|bak)$/,
]

/**
 * Whether a file name is one that systems or editors leave behind. Such files are ignored everywhere.
 * @example isLitter('.#fr.md') // true
 * @example isLitter('fr.md') // false
 */
export const isLitter = (fileName: string): boolean => litter.some(name => name.test(fileName.toLowerCase()))
