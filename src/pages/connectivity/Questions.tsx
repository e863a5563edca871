import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What buyers ask before the first channel is opened. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Avant d’ouvrir le premier canal.`}
      items={[
        {
          question: t`Combien de banques joignez-vous ?`,
          answer: t`Nous n’affichons pas de nombre : il ne dirait rien des vôtres. Apportez la liste de vos banques et, pour chacune, les six réponses ci-dessus ; la démonstration se prépare canal par canal, format par format.`,
        },
        {
          question: t`EBICS T ou EBICS TS ?`,
          answer: t`En T, le fichier ne porte qu’une signature de transport ; les ordres se confirment à part, sur le portail de la banque. En TS, les signatures des personnes voyagent avec le fichier et rien ne se confirme ailleurs. La banque dit quels profils elle accepte, et les certificats qu’elle exige.`,
        },
        {
          question: t`Un contrat Swift, ou un canal par banque ?`,
          answer: t`Comptez les deux. Exemple à prix fictifs, neuf banques sur 36 mois : EBICS pour cinq, 11 100 € ; liaison directe pour quatre, 45 600 € ; total 56 700 €. Un bureau de services Swift pour les neuf : 54 600 €. Avec 2 100 € d’écart, les clés à tenir et les formats décident.`,
        },
        {
          question: t`L’accusé n’arrive pas. Faut-il renvoyer le fichier ?`,
          answer: t`Pas avant d’être allé chercher l’accusé : un fichier envoyé deux fois peut être payé deux fois. Lisez le HAC, puis le pain.002, puis appelez le contact de la banque. Un silence est un événement : donnez-lui une alerte et un responsable.`,
        },
        {
          question: t`Changer de canal oblige-t-il à changer de format ?`,
          answer: (
            <Trans>
              Non : le même pain.001 voyage par EBICS, FileAct ou SFTP. CFONB, SEPA, ISO 20022 et CSV se
              choisissent donc à part. Le format a son propre calendrier, que détaille la page{' '}
              <Link to="/migration-iso-20022">Migration ISO 20022</Link>.
            </Trans>
          ),
        },
      ]}
    />
  )
}
