#!/bin/sh
# mt940-js reads the reversal of a debit as a debit.
#
# What most expect: `RD` in :61: is the reversal of a debit: money comes back, and the balance rises. `RC` is the reversal of a
# credit, and the balance falls.
# What happens: amounts have no sign, and the flags of `RD` are those of a plain debit: isCredit false, isExpense true. Those
# of `RC` contradict each other. There is no other mark of a reversal, so that no sum of a statement with one is right.
# Why it matters: returned direct debits are everyday business; each one counts twice its amount in the wrong direction.
# Source: SWIFT, Category 9 standards, MT940, field 61, subfield 3 (debit/credit mark: C, D, RC, RD).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
# tslib: mt940-js needs it and doesn't name it.
npm install --silent --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1
cat > check.cjs << 'CODE'
const assert = require('node:assert')
const { read } = require('mt940-js')
// 10.00, minus 4.00, and the 4.00 come back: 10.00 again.
const text = `:20:A
:25:12345678901
:28C:1/1
:60F:C261130EUR10,00
:61:2611301130D4,00NTRFREF1
:86:direct debit
:61:2611301130RD4,00NTRFREF1
:86:direct debit, returned
:62F:C261130EUR10,00
-`
read(Uint8Array.from(Buffer.from(text)).buffer).then(([{ transactions }]) => {
  const flags = transactions.map(({ amount, isCredit, isExpense }) => ({ amount, isCredit, isExpense }))
  console.log('mt940-js 1.0.0', JSON.stringify(flags))
  assert.deepEqual(flags[1], flags[0], 'a reversal can be told now: this finding is out of date')
  assert.ok(!Object.entries(transactions[1]).some(([key, value]) => /revers/i.test(key) && value))
})
CODE
node check.cjs
