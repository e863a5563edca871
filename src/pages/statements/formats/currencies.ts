/**
 * The currencies whose amounts have not two decimals, by ISO 4217, list one, as SIX publishes it: all 179 current codes
 * compared on 29 November 2026 with the copy at github.com/datasets/currency-codes of 1 February 2026. `Intl` follows custom instead: it gives HUF, COP, IDR and PKR no decimals in one release and two in another.
 */
const decimalsOf: Record<string, number> = {
  ...from(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...from(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...from(4, 'CLF UYW'),
}

function from(decimals: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map(code => [code, decimals]))
}

/** The number of decimals of a currency; 2 where it is unknown. */
export const currencyDecimals = (currency: string): number => decimalsOf[currency] ?? 2
