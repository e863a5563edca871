const rtlLanguage =
  /^(ar|ary|arz|azb|ckb|dv|fa|glk|he|iw|ji|ks|ku|lrc|mzn|nqo|pnb|prs|ps|sd|sdh|skr|syr|ug|ur|yi)$/
const rtlScript = /^(adlm|arab|aran|hebr|mand|nkoo|rohg|samr|syrc|thaa)$/
/** Language, up to three extended languages, then the script when one is written. */
const languageAndScript = /^([a-z]{2,8})(?:[-_][a-z]{3}){0,3}(?:[-_]([a-z]{4}))?(?=[-_]|$)/

/**
 * The direction a language is written in; a script subtag outweighs the language, and what is unknown is `ltr`.
 * @example direction('ar-EG') // 'rtl'
 * @example direction('ku-Latn') // 'ltr'
 * @example direction('az-Arab') // 'rtl'
 */
export function direction(tag: string): 'rtl' | 'ltr' {
  const [, language = '', script] = languageAndScript.exec(tag.toLowerCase()) ?? []
  return (script ? rtlScript.test(script) : rtlLanguage.test(language)) ? 'rtl' : 'ltr'
}
