import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What a treasurer asks before handing over the reading of statements. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de trésoriers.`}
      items={[
        {
          question: t`Faut-il quitter le MT940 pour le camt.053 ?`,
          answer: (
            <Trans>
              Pas à cause du 22 novembre 2025 : cette date vise les instructions de paiement entre banques, et
              n’a pas éteint les relevés MT940 destinés aux entreprises. Chaque banque fixe son calendrier ;
              posez-lui la question par écrit. Le gain est ailleurs, dans le détail de chaque opération. La
              page <Link to="/migration-iso-20022">Migration ISO 20022</Link> met les anciens messages en face
              des nouveaux.
            </Trans>
          ),
        },
        {
          question: t`Un relevé manque : le dernier solde est-il faux ?`,
          answer: t`Non. La clôture du relevé le plus récent reste juste, car elle contient les mouvements de la journée absente. Ce sont les lignes qui manquent : ni le rapprochement ni le contrôle des frais ne sont complets tant que la banque n’a pas redonné le fichier.`,
        },
        {
          question: t`Le relevé infrajournalier remplace-t-il celui de fin de journée ?`,
          answer: t`Non. Un camt.052 ou un MT942 décrit une journée qui n’est pas arrêtée : il sert à décider avant l’heure limite de la banque. Le relevé de fin de journée porte les soldes comptabilisés, et c’est lui que le rapprochement attend.`,
        },
        {
          question: t`Le solde de clôture est-il le solde en date de valeur ?`,
          answer: (
            <Trans>
              Non, c’est le solde comptabilisé par la banque. Un MT940 peut y ajouter le solde
              disponible :64:, et sa ligne :61: donne la date de valeur de chaque mouvement. La position en
              date de valeur se construit à partir des lignes, dans le module{' '}
              <Link to="/tresorerie">Trésorerie</Link>.
            </Trans>
          ),
        },
        {
          question: t`Sans camt.086, peut-on contrôler les frais ?`,
          answer: t`Oui, avec les lignes du relevé et le taux du contrat. Exemple : 4 000 000 € de débits à 0,025 % donnent 1 000 € de commission de mouvement ; si le relevé en montre 2 000 €, la banque a appliqué 0,05 %, et l’écart de 1 000 € se réclame.`,
        },
      ]}
    />
  )
}
