// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Table } from '../../../../src/components/ui/Table.tsx'

afterEach(() => vi.restoreAllMocks())

it('shows rows with the same header, and rows whose headers are elements', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Table
      caption="Flux"
      head={['Jour', 'Montant']}
      rows={[
        ['12 mai', '1'],
        ['12 mai', '2'],
        [<b key="a">13</b>, '3'],
        [<b key="b">14</b>, '4'],
      ]}
    />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(consoleError).not.toHaveBeenCalled()
})
