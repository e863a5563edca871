import { Trans, useLingui } from '@lingui/react/macro'
import { DemoButton } from '../../components/DemoButton.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** How entries leave for the ERP, and what remains as proof: vouchers for ten years, the eighteen fields of the FEC. */
export function Proof() {
  const { t } = useLingui()
  return (
    <>
      <SplitSection
        id="proof"
        title={t`Ce qui part à l’ERP, ce qui reste en preuve.`}
        lead={t`Le journal part quand ses deux totaux sont égaux et que le dernier compte est confirmé. Derrière chaque écriture restent la ligne du relevé, la règle appliquée et la personne qui a tranché.`}
        action={<DemoButton tone="secondary" />}
      >
        <Text tone="soft">
          <Trans>
            <b>Dix ans.</b> Les documents comptables et les pièces justificatives se conservent dix ans ; les
            livres se tiennent en français et en euros (code de commerce,{' '}
            <a
              href="https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006219327"
              target="_blank"
              rel="noopener"
            >
              article L. 123-22
            </a>
            ). Pour une écriture de banque, la pièce est le relevé lui-même, gardé dans son format d’origine.
          </Trans>
        </Text>
        <Text tone="soft">
          <Trans>
            <b>Dix-huit champs.</b> Lors d’un contrôle fiscal, une comptabilité informatisée se remet sous la
            forme du fichier des écritures comptables, le FEC (livre des procédures fiscales,
            article A47 A-1). Une ligne sans date de pièce ni référence s’y voit aussitôt : mieux vaut que
            l’export les porte dès le premier jour.
          </Trans>
        </Text>
      </SplitSection>
      <Pillars
        id="fields"
        title={t`Les champs du FEC viennent de trois endroits.`}
        items={[
          {
            fact: t`6 champs`,
            title: t({
              message: `Du relevé`,
              comment: 'these fields of the FEC come from the statement',
            }),
            text: t`EcritureDate, EcritureLib, Debit, Credit, et pour une devise Montantdevise et Idevise.`,
          },
          {
            fact: t`8 champs`,
            title: t({
              message: `Des règles`,
              comment: 'these fields of the FEC come from posting rules',
            }),
            text: t`JournalCode, JournalLib, CompteNum, CompteLib, CompAuxNum, CompAuxLib, PieceRef, PieceDate.`,
          },
          {
            fact: t`4 champs`,
            title: t({ message: `De l’ERP`, comment: 'these fields of the FEC come from the ERP' }),
            text: t`EcritureNum et ValidDate à la validation, EcritureLet et DateLet au lettrage.`,
          },
        ]}
      />
    </>
  )
}
