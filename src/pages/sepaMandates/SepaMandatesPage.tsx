import { Trans, useLingui } from '@lingui/react/macro'
import { longestReference } from '../../scenes/mandate/deadlines.ts'
import { MandateScene } from '../../scenes/mandate/MandateScene.tsx'
import { mandate } from '../../scenes/mandate/mandates.ts'
import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { FurtherReading } from '../../site/FurtherReading.tsx'
import { PageIntro } from '../../site/PageIntro.tsx'
import { Blocking } from './Blocking.tsx'
import { Deadlines } from './Deadlines.tsx'
import { Life } from './Life.tsx'
import { Questions } from './Questions.tsx'
import { Register } from './Register.tsx'

/** SEPA mandates: the register, the batch that is blocked, the deadlines after a due date, the life of a mandate. */
export function SepaMandatesPage() {
  const { t } = useLingui()
  const { reference } = mandate
  const { length } = reference
  return (
    <>
      <PageIntro
        page="/mandats-sepa"
        title={t`Pas de mandat valide, pas de prélèvement.`}
        lead={t`${reference} : ${length} caractères sur ${longestReference} et, derrière eux, un débiteur, un compte, une signature. La plateforme attribue la référence, archive le mandat et suit son statut.`}
        picture={<MandateScene />}
      />

      <Register />
      <Blocking />
      <Deadlines />
      <Life />
      <Questions />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Faites bloquer un mandat caduc sous vos yeux.</Trans>
      </ClosingBlock>
    </>
  )
}
