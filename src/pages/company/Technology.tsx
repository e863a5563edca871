import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../ui/FactList.tsx'

/** What the platform speaks and how it encrypts, and what this site is made of. */
export function Technology() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="technology"
      title={t`Socle technique : d’abord des normes.`}
      lead={t`Un logiciel de trésorerie se juge à ce que les banques acceptent de lui. Voici ce que la plateforme échange avec elles, puis ce dont ce site est fait.`}
    >
      <FactList
        items={[
          { term: t`Canaux`, detail: t`EBICS, SwiftNet, SFTP, FTPS et API bancaires.` },
          {
            term: t`Formats`,
            detail: t`CFONB, SEPA, ISO 20022 et CSV pour les ordres ; MT940, camt.053 et CFONB120 pour les relevés, y compris intrajournaliers.`,
          },
          {
            term: t`Chiffrement`,
            detail: t`GPG, mise en œuvre d’OpenPGP : le fichier est chiffré pour la banque et signé par l’entreprise.`,
          },
          {
            term: t`Accès`,
            detail: t`Rôles et permissions, un silo par entité, parapheur à signature simple ou double.`,
          },
          {
            term: t`Mode`,
            detail: t`Plateforme en SaaS, complétée par une application mobile.`,
          },
          {
            term: t`Ce site`,
            detail: t`TypeScript et React. Ses pages sont écrites à l’avance : elles se lisent même quand le JavaScript ne s’exécute pas.`,
          },
        ]}
      />
    </SplitSection>
  )
}
