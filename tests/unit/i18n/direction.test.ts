import { describe, expect, it } from 'vitest'
import { direction } from '../../../src/i18n/direction.ts'

describe('direction', () => {
  it.each([
    ...['ar', 'ar-EG', 'AR_eg', 'he', 'he-IL', 'iw', 'fa', 'fa-IR', 'prs', 'ur', 'ur-PK', 'ps', 'ps-AF'],
    ...['ckb', 'ckb-IQ', 'ku', 'ku-IQ', 'ku-Arab', 'ku-Arab-IQ', 'yi', 'sd', 'ug', 'dv'],
    ...['az-Arab', 'pa-Arab-PK', 'zh-cmn-Arab', 'en-Hebr', 'ur-Aran'],
  ])('%s runs from the right', tag => {
    expect(direction(tag)).toBe('rtl')
  })

  it.each([
    ...['fr', 'en', 'en-US', 'de-CH-1901', 'az', 'pa', 'tr', 'zh-Hant-TW', 'arn', 'fab', 'hex', 'urx'],
    ...[
      'ar-Latn',
      'ku-Latn',
      'ku-Latn-TR',
      'ckb-Latn',
      'sd-Deva',
      'ug-Cyrl',
      'yi_latn',
      'en-x-arab',
      'de-u-nu-arab',
    ],
    ...['', '*', 'cimode', '__proto__', 'ar!', '-arab', 'x-arab'],
  ])('%j runs from the left', tag => {
    expect(direction(tag)).toBe('ltr')
  })
})
