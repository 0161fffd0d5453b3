<?php
// Prints a page of a theme through PHP or Twig: its arguments are the engine, the theme, the build and the page, its input what the page is given.

[, $engine, $theme, $build, $name] = $argv;
$given = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
require "$build/touchline.php";
touchline_start($given['page'], $given['base']);
$values = [...$given['values'], 'routes' => $given['page']['routes']];

function viaPhp(string $file, array $values): string
{
    ob_start();
    (static function () use ($file, $values): void {
        extract($values);
        include $file;
    })();
    return ob_get_clean();
}

function viaTwig(string $theme, string $build): Closure
{
    require_once 'Twig/autoload.php';
    $files = new Twig\Loader\FilesystemLoader($theme);
    $files->addPath("$build/templates/twig", 'touchline');
    $twig = new Twig\Environment($files, ['strict_variables' => true]);
    $twig->addFunction(new Twig\TwigFunction('touchline_head', 'touchline_head', ['is_safe' => ['html']]));
    return fn (string $page, array $values): string => $twig->render("$page.twig", $values);
}

$render = $engine === 'twig' ? viaTwig($theme, $build) : fn (string $page, array $values): string => viaPhp("$theme/$page.php", $values);
echo $render('layout', [...$values, 'content_for_layout' => $render($name, $values)]);
