import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { CheckList } from '../../components/section/CheckList.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { MetricsBanner } from '../../components/section/MetricsBanner.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Pillars } from '../../components/section/Pillars.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Grid } from '../../components/ui/layout/Grid.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { Acknowledgments } from './Acknowledgments.tsx'
import { ChannelsScene } from './illustrations/channels/ChannelsScene.tsx'
import { Requests } from './Requests.tsx'

/** What buyers ask before the first channel is opened. */
function Questions() {
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
          answer: t`Comptez les deux. Exemple à prix fictifs, neuf banques sur 36 mois : EBICS pour cinq, 11 100 € ; liaison directe pour quatre, 45 600 € ; total 56 700 €. Un bureau de services Swift pour les neuf : 54 600 €. Avec 2 100 € d’écart, les clés à tenir et les formats décident. Par Swift, faites écrire au contrat sous quel BIC partent vos messages, le vôtre ou celui du bureau, et qui en répond.`,
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

/** What to demand of the way a file takes, and of the file itself. */
function Security() {
  const { t } = useLingui()
  return (
    <Section space="end">
      <Wrap>
        <Grid columns={2} gap="wide">
          <CheckList
            title={t`Protéger le trajet`}
            intro={t`L’article 17 des normes techniques de la DSP2 admet une dispense d’authentification forte pour les protocoles d’entreprise, si leur sécurité est équivalente.`}
            items={[
              t`TLS 1.2 au minimum, TLS 1.3 de préférence`,
              t`EBICS 3.0 : clés de 2 048 bits au moins`,
              t`SFTP : clé SSH Ed25519, ou RSA d’au moins 3 072 bits`,
              t`Empreintes des clés de la banque comparées avant tout envoi`,
            ]}
          />
          <CheckList
            title={t`Protéger le fichier`}
            intro={t`Un canal sûr ne dit pas qui a décidé. Le chiffrement et la signature voyagent avec le fichier, d’un bout à l’autre.`}
            items={[
              t`GPG par-dessus le canal, selon OpenPGP`,
              t`La clé de la banque chiffre, celle de la société signe`,
              t`Signature simple ou double, jointe au fichier en EBICS TS`,
              t`Un identifiant par personne, un code jamais partagé`,
            ]}
          />
        </Grid>
      </Wrap>
    </Section>
  )
}

/** A worked example: the keys of seven banks, and what renewing them takes in a year. */
function Keys() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="keys"
      title={t`Treize renouvellements de clés par an.`}
      lead={t`Exemple fictif : cinq banques en EBICS, deux en SFTP, six signataires habilités dans les cinq premières. Les durées sont courantes, mais chaque banque décide des siennes.`}
    >
      <Table
        numeric={1}
        total
        caption={t`Clés à renouveler et à déclarer, en moyenne par an`}
        head={[
          t({ message: `Clé`, comment: 'a cryptographic key' }),
          t({ message: `Nombre`, comment: 'how many keys there are' }),
          t({ message: `Durée`, context: 'life of a key', comment: 'how long a key holds' }),
          t({ message: `Par an`, comment: 'keys to renew in a year' }),
          t({ message: `Déclarations`, comment: 'declarations of new keys to banks, in a year' }),
        ]}
        rows={[
          [t`Signature EBICS, un jeton par personne`, 6, t`3 ans`, 2, t`2 × 5 = 10`],
          [t`Transport EBICS, X002 et E002`, 10, t`5 ans`, 2, t`1, les deux ensemble`],
          [t`SSH, une par banque`, 2, t`2 ans`, 1, 1],
          [t`OpenPGP, une par banque`, 2, t`2 ans`, 1, 1],
          [t({ message: `Total`, comment: 'sum of a table' }), 20, '', 6, 13],
        ]}
      />
      <Text>{t`À 45 minutes la déclaration, 13 × 45 = 585 minutes, soit 9 h 45 par an. Le temps compte moins que la date : une clé échue un jour de paie arrête le canal. Inscrivez chaque fin de clé au calendrier 60 jours plus tôt.`}</Text>
    </SplitSection>
  )
}

/** The three kinds of channel between a company and its banks. */
function Ways() {
  const { t } = useLingui()
  return (
    <Pillars
      space="normal"
      id="ways"
      title={t`Trois voies vers la banque.`}
      items={[
        {
          fact: t`FIN et FileAct`,
          title: `SwiftNet`,
          text: t`FIN porte des messages unitaires contrôlés, tels MT101 ou MT940 ; FileAct porte des fichiers de tout format, en temps réel ou en différé. Le contrat SCORE sert pour plusieurs banques, un MA-CUG pour une seule. Chaque utilisateur atteste tous les ans de sa sécurité, au plus tard le 31 décembre.`,
        },
        {
          fact: t`EBICS, SFTP, FTPS`,
          title: t({ message: `Liaison directe`, comment: 'host-to-host connection' }),
          text: t`Le host-to-host se négocie banque par banque. EBICS passe par HTTPS et c’est toujours le client qui appelle : relevés et statuts se vont chercher. SFTP repose sur SSH, FTPS sur TLS : deux protocoles, deux jeux de clés, et GPG par-dessus.`,
        },
        {
          fact: t`4 accès par 24 h`,
          title: `API`,
          text: t`Pour un solde en cours de journée ou l’état d’un ordre. L’accès aux comptes sous DSP2 se limite à quatre appels par 24 heures sans demande active de l’utilisateur, sauf accord de la banque. La paie et les gros lots restent des fichiers pain.001.`,
        },
      ]}
    />
  )
}

/** Connectivity: three ways to the bank, four acknowledgments, what is encrypted, which keys to renew, what to ask. */
export function ConnectivityPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/connectivite"
        title={t`Cinq protocoles, une seule sortie, quatre réponses.`}
        lead={t`Chaque banque impose son canal, son format et son heure limite. Vos fichiers sortent d’un même point, chiffrés et signés, puis se suivent d’accusé en accusé jusqu’au relevé.`}
        picture={<ChannelsScene />}
      />

      <Ways />
      <Acknowledgments />
      <Security />
      <Keys />
      <Requests />
      <Questions />
      <FurtherReading />
      <MetricsBanner />
      <ClosingBlock>
        <Trans>Une liste de banques suffit pour commencer.</Trans>
      </ClosingBlock>
    </>
  )
}
