// Delivery, payment, returns, clubs, the shop itself and its small print, in Swedish.
import type { InfoTexts } from './en.ts'

export const sv: InfoTexts = ({ fee, from }) => ({
  delivery: {
    title: 'Leverans',
    intro: 'Beställ före 22.00 en arbetsdag så kommer det nästa arbetsdag.',
    sections: [
      {
        title: 'Vad det kostar',
        text: `Frakten är ${fee} per beställning och fri från ${from}. Du ser det exakta beloppet innan du betalar.`,
      },
      {
        title: 'När det kommer',
        text: 'I kassan väljer du dag och tid på dagen som passar dig. Tryckta och strängade varor lämnar vår verkstad två arbetsdagar senare.',
      },
      {
        title: 'Ingen hemma?',
        text: 'Budet försöker hos en granne och lämnar sedan paketet hos ett ombud i närheten. Där väntar det i sju dagar.',
      },
    ],
  },
  payment: {
    title: 'Betalsätt',
    intro: 'Du betalar på betaltjänstens egen sida. Ditt kortnummer ser vi aldrig.',
    sections: [
      {
        title: 'Direkt',
        text: 'När du har tryckt på beställningsknappen tar betaltjänsten över. Så snart betalningen är bekräftad går ordern till vårt lager.',
      },
      { title: 'Med banköverföring', text: 'Du får vårt kontonummer med bekräftelsen. Vi skickar så snart beloppet har kommit in.' },
      {
        title: 'Om betalningen misslyckas',
        text: 'Inget går förlorat: varukorgen kommer tillbaka som den var och du kan betala på ett annat sätt.',
      },
    ],
  },
  returns: {
    title: 'Returer',
    intro: 'Du har 14 dagars ångerrätt efter leverans, utan att ange skäl.',
    sections: [
      {
        title: 'Så går det till',
        text: 'Skriv till oss med ditt ordernummer. Du får en etikett, lämnar in paketet och har pengarna tillbaka inom 14 dagar.',
      },
      {
        title: 'Det som inte kan returneras',
        text: 'Varor gjorda åt dig, med namn, nummer eller strängar i din hårdhet, om det inte är något fel på dem.',
      },
      { title: 'Är något trasigt?', text: 'Skicka ett foto. Vi lagar, byter ut eller betalar tillbaka, det som hjälper dig bäst.' },
    ],
  },
  'team-orders': {
    title: 'Lagbeställningar',
    intro: 'Från fem spelare till en hel klubb: en beställning, en leverans och varje namn rättstavat.',
    sections: [
      { title: 'Skicka din lista', text: 'Namn, nummer och storlekar i den form du har. Vi går igenom allt med dig innan något trycks.' },
      {
        title: 'Bättre priser',
        text: 'Många produkter är billigare från 5, 10 eller 25 stycken. Produktsidan visar priserna; för en hel klubb ger vi ett förslag.',
      },
      { title: 'Beställ igen', text: 'Vi sparar er design i tre säsonger, så att en ny spelare ser ut som alla andra.' },
    ],
  },
  about: {
    title: 'Om oss',
    intro: 'Touchline började bredvid en lerig plan, med en baklucka full av bollar och en strängningsmaskin.',
    sections: [
      {
        title: 'Folk som spelar',
        text: 'Hos oss arbetar en målvakt, två padelspelare, en maratonlöpare och en domare. Fråga dem vad du vill.',
      },
      {
        title: 'Egen verkstad',
        text: 'Vi trycker och strängar själva. Därför går det fort, och därför kan vi rätta till det om något blir fel.',
      },
      { title: 'En demonstration', text: 'Butiken visar vad Touchlines widgetar kan. Varumärken, order och betalningar är påhittade.' },
    ],
  },
  terms: {
    title: 'Villkor',
    intro: 'Reglerna mellan dig och oss, i ord som går att läsa.',
    sections: [
      {
        title: 'Avtalet',
        text: 'Din beställning är bindande när du trycker på beställningsknappen. Vi bekräftar den via e-post inom 15 minuter.',
      },
      {
        title: 'Priser',
        text: `Alla priser är inklusive moms. Frakten är ${fee} och fri från ${from}. Ett överstruket pris är det lägsta under de 30 dagarna innan.`,
      },
      {
        title: 'Ångerrätt',
        text: 'Du kan ångra köpet inom 14 dagar efter leverans. Det gäller inte varor som gjorts eller strängats åt dig.',
      },
    ],
  },
  privacy: {
    title: 'Integritet',
    intro: 'Vi sparar det som en order behöver, och inget annat.',
    sections: [
      {
        title: 'Vad vi sparar',
        text: 'Namn, adress och e-post för en order, så länge lagen kräver det. Betaluppgifter stannar hos betaltjänsten.',
      },
      {
        title: 'Kakor',
        text: 'Bara de som får varukorg, önskelista och inloggning att fungera. De upphör efter sju dagar. Vi följer dig inte innan du sagt ja.',
      },
      { title: 'Dina rättigheter', text: 'Fråga vad vi vet om dig, få det rättat eller raderat: ett mejl räcker.' },
    ],
  },
})
