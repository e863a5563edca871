import { expect, it } from 'vitest'
import { searchedPage } from '../../../src/build/search/searchData.ts'

it('words that stand apart on the page stand apart in the index', () => {
  const html =
    '<main><h2>Les <em>délais</em></h2><label>Total<select><option>Lot</option><option>Banque</option></select></label>' +
    '<div>jours</div><div>Date</div><button>Envoyer</button><a href="/x">Vérifier</a><time>août</time>' +
    '<p>le 1<sup>er</sup> lot, <em>in</em>variable, <b>R&amp;D</b></p></main>'
  const { headings, text } = searchedPage({ path: '/x', title: '', summary: '', html })
  expect(headings).toBe('Les délais')
  expect(text.split(/\s+/)).toEqual(
    'Les délais Total Lot Banque jours Date Envoyer Vérifier août le 1er lot, invariable, R&D'.split(' '),
  )
})
