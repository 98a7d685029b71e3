import { claims, stats } from '../../content/claims.ts';
import { company, phoneLink } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import { home } from '../../content/home.ts';
import { homeHeroArt } from '../../content/home-hero-art.ts';
import { interfaceWords } from '../../content/interface.ts';
import { logos } from '../../content/logos.ts';
import { navigation } from '../../content/navigation.ts';
import { questionWords } from '../../content/questions.ts';
import { services } from '../../content/services.ts';
import { stageWords } from '../../content/stages.ts';
import { vat } from '../../content/vat.ts';
import { links } from '../../domain/links.ts';
import { ContactForm } from '../../src/contact/contact-form.tsx';
import { Footer } from '../../src/layouts/footer.tsx';
import { Header } from '../../src/layouts/header.tsx';
import {
  advantages,
  contactChoices,
  menuPackages,
  packageCards,
  stageAnswers,
  stageClasses,
  teamsStartAt,
} from '../../src/printed-catalogue.ts';
import { homePageQuestions } from '../../src/printed-questions.ts';
import { storySlides } from '../../src/printed-stories.ts';
import { Advantage } from '../../src/sections/advantage.tsx';
import { InnovationBanner, TeamsBanner } from '../../src/sections/banners.tsx';
import { ContactSection } from '../../src/sections/contact-section.tsx';
import { Hero } from '../../src/sections/hero.tsx';
import { LogoMarquee } from '../../src/sections/logo-marquee.tsx';
import { PackageGrid } from '../../src/sections/package-grid.tsx';
import { StatsBand } from '../../src/sections/stats-band.tsx';
import { Stories } from '../../src/sections/stories.tsx';
import { WhatWeDo } from '../../src/sections/what-we-do.tsx';
import { contactFunctionUrl } from '../../src/supabase-client.ts';
import { Section } from '../../src/ui/section.tsx';
import { MenuState, MobileMenu } from './state-menu.tsx';

/** `src/pages/index.astro` in its layout, as one React application. That both say the same is checked before measuring. */
export function Home() {
  return (
    <MenuState>
      <a className="skip-link" href="#main">
        {navigation.skip}
      </a>
      <Header path={links.home} packages={menuPackages} contactHref={links.contact} />
      <main id="main" tabIndex={-1} className="min-h-[80svh] outline-none">
        <Hero
          tagline={company.taglineLines}
          hero={home.hero}
          claims={claims}
          art={homeHeroArt}
          stages={stageAnswers}
          vat={vat.behindPrice}
          words={stageWords}
          script=""
        />
        <LogoMarquee {...home.logos} logos={logos} />
        <WhatWeDo words={home.whatWeDo} services={services} />
        <StatsBand title={home.stats.title} stats={stats} />
        <PackageGrid words={home.packages} yours={stageWords.yours} cards={packageCards} vat={vat.note}>
          <TeamsBanner
            banner={home.packages.teamsBanner}
            href={links.package('long-term-teams')}
            price={teamsStartAt}
            contact={{ href: links.contactSection, text: home.packages.teamsBanner.contact }}
            yours={{ text: stageWords.yours, classes: stageClasses('long-term-teams') }}
          />
          <InnovationBanner banner={home.packages.innovationBanner} href={company.partnerUrl} />
        </PackageGrid>
        <Advantage words={home.benefits} benefits={advantages} />
        <Section
          id="case-studies"
          eyebrow={home.stories.eyebrow}
          title={home.stories.title}
          lead={home.stories.lead}
          ground="wash"
        >
          <Stories words={home.stories} carousel={interfaceWords.carousel} stories={storySlides} />
        </Section>
        <ContactSection
          words={contact}
          company={company}
          phoneLink={phoneLink}
          questions={homePageQuestions}
          questionWords={questionWords}
        >
          <ContactForm choices={contactChoices} vat={vat.note} action={contactFunctionUrl} />
        </ContactSection>
      </main>
      <Footer packages={menuPackages} year={new Date().getFullYear()} />
      <MobileMenu packages={menuPackages} path={links.home} contactHref={links.contact} />
    </MenuState>
  );
}
