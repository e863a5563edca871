import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What treasurers and their lawyers ask about signing authorities. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de signataires.`}
      items={[
        {
          question: t`Nos banques acceptent-elles l’eBAM ?`,
          answer: t`À vérifier banque par banque : beaucoup demandent encore une lettre, un PDF ou une saisie sur leur portail. L’inventaire sert dans tous les cas, et les documents y restent classés au même endroit ; seule la voie d’envoi change.`,
        },
        {
          question: t`Un seul message suffit-il pour plusieurs comptes ?`,
          answer: t`Oui, si leurs pouvoirs sont identiques : acmt.017 et .018 ne portent que des pouvoirs, et plusieurs comptes à cette condition. Dix-neuf combinaisons de signataires et de plafonds font dix-neuf messages. Réduisez-les avant d’écrire à la banque.`,
        },
        {
          question: t`Retirer un pouvoir ferme-t-il les accès ?`,
          answer: t`Non. Le message change ce que la banque a inscrit. Clés EBICS, portails, cartes, chéquiers et jetons Swift se révoquent le même jour, chacun par sa procédure.`,
        },
        {
          question: t`Un administrateur global peut-il relever un seuil ?`,
          answer: (
            <Trans>
              Pas seul : sa modification attend une seconde personne. La règle vaut pour toute la
              configuration ; elle est exposée avec les autres contrôles dans{' '}
              <Link to="/lutte-contre-fraude">Lutte contre la fraude</Link>.
            </Trans>
          ),
        },
        {
          question: t`Et si l’un de nos signataires est américain ?`,
          answer: (
            <Trans>
              Le seul pouvoir de signer sur des comptes étrangers peut l’obliger à déposer un{' '}
              <a
                href="https://www.fincen.gov/report-foreign-bank-and-financial-accounts"
                target="_blank"
                rel="noopener"
              >
                FBAR
              </a>
              , dès que leur total dépasse 10 000 dollars, et à garder les pièces cinq ans. Un inventaire daté
              lui donne la liste ; le cas se vérifie avec un conseil.
            </Trans>
          ),
        },
      ]}
    />
  )
}
