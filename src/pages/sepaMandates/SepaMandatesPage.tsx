import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { longestReference } from '../../illustrations/mandate/deadlines.ts'
import { MandateScene } from '../../illustrations/mandate/MandateScene.tsx'
import { mandate } from '../../illustrations/mandate/mandates.ts'
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
