import { useLingui } from '@lingui/react/macro'
import { Pillars } from '../../components/section/Pillars.tsx'

/** The three kinds of channel between a company and its banks. */
export function Ways() {
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
